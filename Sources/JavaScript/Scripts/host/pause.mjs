// Where a thread is that does not come to an end.
import inspector from 'node:inspector';

const PATIENCE = 3000;   // milliseconds that the thread has to stop at a statement

// Stops the code of the only worker for a moment, and returns its stack in the words of an Error; empty
// when it does not stop.
export function stackOfWorker() {
  const session = new inspector.Session();
  const names = new Map();   // of the files that scripts come from
  let [id, post, stack] = [0, null, ''];
  return new Promise((resolve) => {
    const end = (text) => {
      clearTimeout(timer);
      session.disconnect();
      resolve(text);
    };
    const timer = setTimeout(() => end(''), PATIENCE);
    session.connect();
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const message = JSON.parse(params.message);
      if (message.method === 'Debugger.scriptParsed') names.set(message.params.scriptId, message.params.url);
      if (message.method === 'Debugger.paused') {
        stack = stackText(message.params.callFrames, names);
        post('Debugger.resume');
      }
      // A thread that ends while it is stopped takes the process with it.
      if (message.method === 'Debugger.resumed') end(stack);
    });
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
      post = (method) => {
        id += 1;
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
      };
      post('Debugger.enable');
      post('Debugger.pause');
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}

const stackText = (frames, names) => frames
  .map(({ functionName, location: { scriptId, lineNumber, columnNumber } }) =>
    `    at ${functionName || '<anonymous>'} (${names.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`)
  .join('\n');
