"""Sends pushes with clients that people use, unmodified, and prints a JSON line for each push.

Each client sends a start, an update, an update with an alert, an end, and a push to a token that
does not exist. Environment: PORT, CA, KEY, KEY_ID, TEAM, TOPIC, UPDATE_TOKEN, START_TOKEN,
ATTRIBUTES_TYPE, ATTRIBUTES (JSON), STATE (JSON); CLIENTS chooses some of them, with commas between.
The Python packages are installed into a temporary folder, or into VENV, which is kept.
"""
import asyncio, base64, json, os, shutil, ssl, subprocess, sys, tempfile, time, traceback

PACKAGES = ["aioapns", "httpx[http2]", "kalyke-apns", "pyapns-client"]
NAMES = ["aioapns", "httpx", "kalyke", "pyapns", "curl"]
INSIDE = "PUSH_CLIENTS_INSIDE"


def show(client, what, status, reason=None, **more):
    print(json.dumps({"client": client, "what": what, "status": status, "reason": reason, **more}),
          flush=True)


def bootstrap():
    """Runs this file again with the packages installed."""
    folder = os.environ.get("VENV") or tempfile.mkdtemp(prefix="push-clients-")
    try:
        python = os.path.join(folder, "bin", "python")
        names = NAMES
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
        # Debian's Python has no venv without the package python3-venv.
        made = subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True, text=True)
        installed = subprocess.run(pip, capture_output=True, text=True) \
            if made.returncode == 0 else made
        if installed.returncode != 0:
            lines = installed.stderr.strip().splitlines() or ["no message"]
            show("pip", "skipped", None, f"the packages cannot be installed: {lines[-1][:200]}")
            python, names = sys.executable, ["curl"]
        chosen = os.environ.get("CLIENTS")
        if chosen:
            names = [name for name in names if name in chosen.split(",")]
        environment = dict(os.environ, **{INSIDE: ",".join(names)})
        # All four Python clients trust the authorities of this file.
        environment["SSL_CERT_FILE"] = os.environ["CA"]
        return subprocess.run([python, os.path.abspath(__file__)], env=environment).returncode
    finally:
        if not os.environ.get("VENV"):
            shutil.rmtree(folder, ignore_errors=True)


def setting(name):
    return os.environ[name]


def pushes():
    """The pushes in their order: what, the token, the payload."""
    state = json.loads(os.environ.get("STATE", "{}"))
    attributes = json.loads(os.environ.get("ATTRIBUTES", "{}"))
    update, start = setting("UPDATE_TOKEN"), setting("START_TOKEN")
    alert = {"title": "Pizza", "body": "It is on its way", "sound": "default"}

    def payload(event, **more):
        # Each push has a later second, since devices ignore older ones.
        payload.second += 1
        return {"aps": {"timestamp": payload.second, "event": event, "content-state": state, **more}}

    payload.second = int(time.time())
    yield "start", start, payload("start", alert=alert, attributes=attributes, **{
        "attributes-type": os.environ.get("ATTRIBUTES_TYPE", "Attributes"), "input-push-token": 1})
    yield "update", update, payload("update")
    yield "alert", update, payload("update", alert=alert)
    yield "end", update, payload("end", **{"dismissal-date": int(time.time())})
    yield "failing", "00" * 32, payload("update")


async def with_aioapns():
    from aioapns import APNs, NotificationRequest, PushType
    from aioapns.connection import APNsTLSClientProtocol

    class Local(APNsTLSClientProtocol):
        APNS_SERVER, APNS_PORT = "localhost", int(setting("PORT"))

    with open(setting("KEY")) as file:
        key = file.read()
    client = APNs(key=key, key_id=setting("KEY_ID"), team_id=setting("TEAM"), topic=setting("TOPIC"),
                  ssl_context=ssl.create_default_context(cafile=setting("CA")))
    client.pool.protocol_class = Local  # before the first send
    for what, token, payload in pushes():
        result = await asyncio.wait_for(client.send_notification(NotificationRequest(
            device_token=token, push_type=PushType.LIVEACTIVITY, priority=10, time_to_live=60,
            message=payload)), 20)
        show("aioapns", what, int(result.status), result.description)
    client.pool.close()


def signed_token():
    """A provider token, made with the openssl program, which curl's users have."""
    def encode(data):
        return base64.urlsafe_b64encode(data).rstrip(b"=")

    head = encode(json.dumps({"alg": "ES256", "kid": setting("KEY_ID")}).encode())
    claims = encode(json.dumps({"iss": setting("TEAM"), "iat": int(time.time())}).encode())
    der = subprocess.run(["openssl", "dgst", "-sha256", "-sign", setting("KEY")],
                         input=head + b"." + claims, capture_output=True, check=True).stdout
    numbers, rest = [], der[2:]
    for _ in range(2):
        length = rest[1]
        numbers.append(int.from_bytes(rest[2:2 + length], "big").to_bytes(32, "big"))
        rest = rest[2 + length:]
    return (head + b"." + claims + b"." + encode(b"".join(numbers))).decode()


def headers():
    return {"authorization": "bearer " + signed_token(), "apns-topic": setting("TOPIC"),
            "apns-push-type": "liveactivity", "apns-priority": "10"}


def with_httpx():
    import httpx

    context = ssl.create_default_context(cafile=setting("CA"))
    with httpx.Client(http2=True, base_url=f"https://localhost:{setting('PORT')}", verify=context,
                      headers=headers()) as client:
        for what, token, payload in pushes():
            answer = client.post(f"/3/device/{token}", json=payload)
            reason = answer.json()["reason"] if answer.content else None
            show("httpx", what, answer.status_code, reason, version=answer.http_version)


async def with_kalyke():
    from kalyke import LiveActivityApnsConfig, LiveActivityClient
    from kalyke.exceptions import ApnsProviderException

    class Local(LiveActivityClient):
        @property
        def _base_url(self):
            return f"https://localhost:{setting('PORT')}"

    client = Local(use_sandbox=True, team_id=setting("TEAM"), auth_key_id=setting("KEY_ID"),
                   auth_key_filepath=setting("KEY"))
    configuration = LiveActivityApnsConfig(topic=setting("TOPIC"))
    for what, token, payload in pushes():
        try:
            await client.send_message(device_token=token, payload=payload,
                                      apns_config=configuration)
            show("kalyke", what, 200)
        except ApnsProviderException as error:
            # The client keeps neither the status nor the string, but has a class for each reason.
            show("kalyke", what, getattr(error, "status_code", None), type(error).__name__)


def with_pyapns():
    from pyapns_client import APNSClient, APNSException, IOSNotification, IOSPayload

    class LivePayload(IOSPayload):
        def __init__(self, content):
            super().__init__()
            self.content = content

        def to_dict(self, alert_body=None):
            return self.content

    APNSClient.BASE_URLS[APNSClient.MODE_DEV] = f"https://localhost:{setting('PORT')}"
    client = APNSClient(mode=APNSClient.MODE_DEV, root_cert_path=None, auth_key_path=setting("KEY"),
                        auth_key_id=setting("KEY_ID"), team_id=setting("TEAM"))
    for what, token, payload in pushes():
        notification = IOSNotification(payload=LivePayload(payload), topic=setting("TOPIC"),
                                       priority="10", push_type="liveactivity")
        try:
            client.push(notification=notification, device_token=token)
            show("pyapns", what, 200)
        except APNSException as error:
            name = type(error).__name__.removesuffix("Exception")
            show("pyapns", what, getattr(error, "status_code", None), name)
    client.close()


def with_curl():
    lines = [part for name, value in headers().items() for part in ("--header", f"{name}: {value}")]
    for what, token, payload in pushes():
        answer = subprocess.run(
            ["curl", "--silent", "--show-error", "--http2", "--cacert", setting("CA"),
             "--write-out", "\n%{http_code} %{http_version}", *lines, "--data", json.dumps(payload),
             f"https://localhost:{setting('PORT')}/3/device/{token}"],
            capture_output=True, text=True, timeout=30)
        body, _, code = answer.stdout.rpartition("\n")
        status, _, version = code.partition(" ")
        reason = json.loads(body)["reason"] if body else answer.stderr.strip() or None
        show("curl", what, int(status or 0), reason, version=version)


def main():
    runs = {"aioapns": with_aioapns, "httpx": with_httpx, "kalyke": with_kalyke,
            "pyapns": with_pyapns, "curl": with_curl}
    failed = False
    for name in filter(None, os.environ[INSIDE].split(",")):
        if name == "curl" and not shutil.which("curl"):
            show("curl", "skipped", None, "there is no program curl")
            continue
        try:
            run = runs[name]()
            if asyncio.iscoroutine(run):
                asyncio.run(run)
        except Exception as error:
            failed = True
            show(name, "failed", None, f"{type(error).__name__}: {error}")
            traceback.print_exc()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main() if INSIDE in os.environ else bootstrap())
