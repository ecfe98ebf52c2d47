/// An update with Node's own modules.
enum NodeSnippet {
  static let text = #"""
    // node FILE.js
    const { createSign } = require("crypto"), { readFileSync } = require("fs");
    const { connect } = require("http2");

    const CA = @CA@, KEY = @KEY@, KEY_ID = @KEY_ID@, TEAM = @TEAM@;
    const TOPIC = process.env.TOPIC ?? @TOPIC@;
    const TOKEN = process.env.TOKEN ?? @TOKEN@;
    const STATE = JSON.parse(process.env.STATE ?? "{}");
    const now = Math.floor(Date.now() / 1000);

    const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = encode({ alg: "ES256", kid: KEY_ID }) + "." + encode({ iss: TEAM, iat: now });
    const signature = createSign("SHA256").update(signed)
      .sign({ key: readFileSync(KEY), dsaEncoding: "ieee-p1363" }).toString("base64url");

    const session = connect("https://localhost:@PORT@", { ca: readFileSync(CA) });
    session.on("error", (error) => console.error(error.message));
    const request = session.request({
      ":method": "POST", ":path": `/3/device/${TOKEN}`,
      authorization: `bearer ${signed}.${signature}`, "apns-topic": TOPIC,
      "apns-push-type": "liveactivity", "apns-priority": "10",
    });
    let body = "";
    request.on("response", (headers) => console.log(headers[":status"], headers["apns-id"]));
    request.on("data", (data) => { body += data; });
    request.on("end", () => { if (body) console.log(body); session.close(); });
    request.end(JSON.stringify({
      aps: { timestamp: now, event: "update", "content-state": STATE },
    }));

    """#
}
