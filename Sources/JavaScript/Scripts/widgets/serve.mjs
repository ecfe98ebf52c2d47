// Answers the widget's process: one JSON object per line, in the order of the questions. The first line
// brings the layouts, as `widgets.mjs --find` prints them; it has no answer.
//
//   {"activities":[…]}
//   {"id":1,"layout":"Ride","props":"{\"eta\":5}","environment":{"colorScheme":"dark"},"now":1735725600000}
//   ← {"id":1,"regions":{"banner":NODE,…},"error":null,"notes":[…]}
//   {"id":2,"layout":"Ride","press":"pause","props":"{…}","environment":{…},"now":…}
//   ← {"id":2,"handled":true,"props":{"paused":true},"error":null}
import { createInterface } from 'node:readline';

function propsOf(text) {
  const props = JSON.parse(text);
  if (typeof props !== 'object' || props === null || Array.isArray(props)) throw new Error('props is no object');
  return props;
}

// What a question leads to; a line that is no question is answered with an error.
export function answer(line, activities, { evaluate, press }) {
  let id = 0;
  try {
    const question = JSON.parse(line);
    id = question.id;
    const activity = activities.find((item) => item.name === question.layout);
    if (!activity) return { id, regions: {}, error: { message: `no layout is named ${question.layout}`,
      variable: null }, notes: ['the app has never run createLiveActivity with this name'] };
    let props;
    try { props = propsOf(question.props); } catch (error) {
      return { id, regions: {}, error: { message: `props: ${error.message}`, variable: null },
        notes: ['props is the text of a JSON object'] };
    }
    const asked = { props, environment: question.environment ?? {}, now: question.now ?? null };
    return { id, ...(question.press === undefined ? evaluate(activity, asked) : press(activity, { ...asked,
      target: question.press })) };
  } catch (error) {
    return { id, regions: {}, error: { message: String(error.message), variable: null }, notes: [] };
  }
}

export function serve(machine) {
  let activities = null;
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    if (activities === null) activities = JSON.parse(line).activities;
    else process.stdout.write(JSON.stringify(answer(line, activities, machine)) + '\n');
  });
  lines.on('close', () => process.exit(0));
}
