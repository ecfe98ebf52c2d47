/// An update with aioapns, and the same with httpx.
enum PythonSnippet {
  static let text = #"""
    # pip install aioapns 'httpx[http2]'
    @IMPORT@ asyncio, base64, json, os, ssl, time

    CA, KEY, KEY_ID, TEAM = @CA@, @KEY@, @KEY_ID@, @TEAM@
    TOPIC = os.environ.get("TOPIC", @TOPIC@)
    TOKEN = os.environ.get("TOKEN", @TOKEN@)
    STATE = json.loads(os.environ.get("STATE", "{}"))
    PORT = @PORT@


    def payload():
        return {"aps": {"timestamp": int(time.time()), "event": "update", "content-state": STATE}}


    async def with_aioapns():
        from aioapns import APNs, NotificationRequest, PushType
        from aioapns.connection import APNsTLSClientProtocol

        class Local(APNsTLSClientProtocol):
            APNS_SERVER, APNS_PORT = "localhost", PORT

        client = APNs(key=open(KEY).read(), key_id=KEY_ID, team_id=TEAM, topic=TOPIC,
                      ssl_context=ssl.create_default_context(cafile=CA))
        client.pool.protocol_class = Local  # before the first send
        result = await client.send_notification(NotificationRequest(
            device_token=TOKEN, push_type=PushType.LIVEACTIVITY, priority=10, time_to_live=60,
            message=payload()))
        print("aioapns:", result.status, result.description)


    def with_httpx():
        @IMPORT@ httpx
        from cryptography.hazmat.primitives import hashes, serialization
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        def encode(data):
            return base64.urlsafe_b64encode(data).rstrip(b"=")

        key = serialization.load_pem_private_key(open(KEY, "rb").read(), None)
        head = encode(json.dumps({"alg": "ES256", "kid": KEY_ID}).encode())
        claims = encode(json.dumps({"iss": TEAM, "iat": int(time.time())}).encode())
        r, s = utils.decode_dss_signature(key.sign(head + b"." + claims, ec.ECDSA(hashes.SHA256())))
        token = b".".join([head, claims, encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
        context = ssl.create_default_context(cafile=CA)
        with httpx.Client(http2=True, base_url=f"https://localhost:{PORT}", verify=context) as client:
            answer = client.post(f"/3/device/{TOKEN}", json=payload(), headers={
                "authorization": "bearer " + token.decode(), "apns-topic": TOPIC,
                "apns-push-type": "liveactivity", "apns-priority": "10"})
        print("httpx:", answer.http_version, answer.status_code, answer.text)


    asyncio.run(with_aioapns())
    with_httpx()

    """#
}
