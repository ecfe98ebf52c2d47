/// An update with Go's standard library.
enum GoSnippet {
  static let text = #"""
    // go run FILE.go
    package main

    @IMPORT@ (
    	"bytes"
    	"crypto/ecdsa"
    	"crypto/rand"
    	"crypto/sha256"
    	"crypto/tls"
    	"crypto/x509"
    	"encoding/base64"
    	"encoding/pem"
    	"fmt"
    	"io"
    	"net/http"
    	"os"
    	"time"
    )

    func value(name, other string) string {
    	if text, isSet := os.LookupEnv(name); isSet {
    		return text
    	}
    	return other
    }

    func check(err error) {
    	if err != nil {
    		panic(err)
    	}
    }

    func main() {
    	topic, token := value("TOPIC", @TOPIC@), value("TOKEN", @TOKEN@)
    	now := time.Now().Unix()

    	text, err := os.ReadFile(@KEY@)
    	check(err)
    	block, _ := pem.Decode(text)
    	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
    	check(err)
    	encode := base64.RawURLEncoding.EncodeToString
    	signed := encode([]byte(fmt.Sprintf(`{"alg":"ES256","kid":%q}`, @KEY_ID@))) + "." +
    		encode([]byte(fmt.Sprintf(`{"iss":%q,"iat":%d}`, @TEAM@, now)))
    	hash := sha256.Sum256([]byte(signed))
    	r, s, err := ecdsa.Sign(rand.Reader, parsed.(*ecdsa.PrivateKey), hash[:])
    	check(err)
    	signature := append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)

    	authority, err := os.ReadFile(@CA@)
    	check(err)
    	pool := x509.NewCertPool()
    	pool.AppendCertsFromPEM(authority)
    	client := http.Client{Transport: &http.Transport{
    		TLSClientConfig: &tls.Config{RootCAs: pool}, ForceAttemptHTTP2: true}}

    	body := fmt.Sprintf(`{"aps":{"timestamp":%d,"event":"update","content-state":%s}}`,
    		now, value("STATE", "{}"))
    	request, err := http.NewRequest("POST", "https://localhost:@PORT@/3/device/"+token,
    		bytes.NewBufferString(body))
    	check(err)
    	request.Header.Set("authorization", "bearer "+signed+"."+encode(signature))
    	request.Header.Set("apns-topic", topic)
    	request.Header.Set("apns-push-type", "liveactivity")
    	request.Header.Set("apns-priority", "10")
    	answer, err := client.Do(request)
    	check(err)
    	text, err = io.ReadAll(answer.Body)
    	check(err)
    	fmt.Println(answer.Proto, answer.StatusCode, string(text))
    }

    """#
}
