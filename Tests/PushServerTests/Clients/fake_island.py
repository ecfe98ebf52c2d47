"""A stand-in for a running island: listens on a Unix socket and speaks its control protocol.

Usage: fake_island.py SOCKET UPDATE_TOKEN START_TOKEN APP

The update token is unregistered from a push with the event "end" on, until one with "start". Each
push is printed as a line of JSON.
"""
import base64, json, os, socket, sys, threading

PATH, UPDATE, START, APP = sys.argv[1:5]
# Seconds from 1970 to 2001, where the protocol's dates begin.
EPOCH = 978307200
ended = threading.Event()


def result(push):
    target = push["target"]
    if "channel" in target:
        return {"answer": {"delivered": {}}, "summary": "broadcast applied"}
    token = base64.b64decode(target["token"]["_0"]).hex()
    if token not in (UPDATE, START):
        return {"answer": {"unknownToken": {}}, "summary": "no token like this was issued"}
    if push.get("app") != APP:
        return {"answer": {"wrongTopic": {}},
                "summary": f"token was issued for {APP}, push names {push.get('app')}"}
    if token == UPDATE and ended.is_set():
        return {"answer": {"unregistered": {"_0": 1790000000 - EPOCH}},
                "summary": "the activity has ended"}
    event = json.loads(push["payload"]).get("aps", {}).get("event", "push")
    if event == "end":
        ended.set()
    if event == "start":
        ended.clear()
    return {"answer": {"delivered": {}}, "summary": f"{event} of Pizza applied"}


def serve(connection):
    def send(value):
        line = json.dumps(value, sort_keys=True, separators=(",", ":"))
        connection.sendall(line.encode() + b"\n")

    for line in connection.makefile("rb"):
        call = json.loads(line)
        if "island" in call:
            send({"island": 1, "app": "island", "pid": os.getpid()})
        elif call["call"] == "push":
            answer = result(call["push"])
            print(json.dumps({"push": call["push"], "answer": answer}), flush=True)
            send({"id": call["id"], "answer": "pushed", "result": answer})
        elif call["call"] == "tokens":
            send({"id": call["id"], "answer": "tokens", "tokens": [
                {"target": {"activity": {"_0": "A"}}, "app": APP, "attributesType": "Pizza",
                 "bytes": base64.b64encode(bytes.fromhex(UPDATE)).decode()},
                {"target": {"start": {"app": APP, "attributesType": "Pizza"}}, "app": APP,
                 "attributesType": "Pizza",
                 "bytes": base64.b64encode(bytes.fromhex(START)).decode()}]})
        else:
            send({"id": call["id"], "answer": "accepted"})


listener = socket.socket(socket.AF_UNIX)
if os.path.exists(PATH):
    os.unlink(PATH)
listener.bind(PATH)
listener.listen()
os.chmod(PATH, 0o600)
print("listening", flush=True)
while True:
    threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
