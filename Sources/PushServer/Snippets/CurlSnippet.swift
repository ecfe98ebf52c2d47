/// An update with curl; the token is signed with openssl.
enum CurlSnippet {
  static let text = #"""
    # bash: an update of a Live Activity with curl; needs openssl
    CA=@CA@
    KEY=@KEY@
    KEY_ID=@KEY_ID@
    TEAM=@TEAM@
    TOPIC=${TOPIC-@TOPIC@}
    TOKEN=${TOKEN-@TOKEN@}
    STATE=${STATE-'{}'}

    base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
    NOW=$(date +%s)
    HEAD=$(printf '{"alg":"ES256","kid":"%s"}' "$KEY_ID" | base64url)
    CLAIMS=$(printf '{"iss":"%s","iat":%s}' "$TEAM" "$NOW" | base64url)
    # openssl signs in DER; a JWT has the two numbers of the signature, 32 bytes each.
    SIGNATURE=$(printf '%s.%s' "$HEAD" "$CLAIMS" | openssl dgst -sha256 -sign "$KEY" |
      openssl asn1parse -inform DER | sed -n 's/.*INTEGER *://p' |
      while read -r NUMBER; do
        printf '%64s' "$NUMBER" | tr ' ' 0 | tail -c 64
      done | sed 's/../\\x&/g')
    SIGNATURE=$(printf "$SIGNATURE" | base64url)

    curl --silent --show-error --http2 --cacert "$CA" --include \
      --header "authorization: bearer $HEAD.$CLAIMS.$SIGNATURE" \
      --header "apns-topic: $TOPIC" \
      --header 'apns-push-type: liveactivity' \
      --header 'apns-priority: 10' \
      --data "{\"aps\":{\"timestamp\":$NOW,\"event\":\"update\",\"content-state\":$STATE}}" \
      "https://localhost:@PORT@/3/device/$TOKEN"

    """#
}
