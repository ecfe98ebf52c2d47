// Values of a shape, for components that want props: the words of a name, a moment near the phone's time,
// a number that is neither nothing nor everything.
const MOMENT = /(?:At|Date|Time|Timestamp|Ms|Start|End|Deadline|Eta)$|^(?:date|time|timestamp|start|end|eta|now)/i;
const SHARE = /progress|fraction|percent|ratio|share|level/i;
const HOUR = 3_600_000;

const words = (name) => {
  const parted = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ').trim();
  return parted ? parted[0].toUpperCase() + parted.slice(1) : 'Text';
};

function number(name, now) {
  if (/duration/i.test(name)) return HOUR / 4;
  if (MOMENT.test(name)) return /end|eta|deadline|until/i.test(name) ? now + HOUR / 4 : now - HOUR / 60;
  return SHARE.test(name) ? 0.6 : 42;
}

// What a required prop of this shape could be; undefined: nothing that has JSON.
export function sample(shape, now, name = '') {
  switch (shape.kind) {
    case 'text': return words(name);
    case 'number': return number(name, now);
    case 'truth': return true;
    case 'choice': return shape.values[0];
    case 'list': return [sample(shape.of, now, name.replace(/s$/, '')), sample(shape.of, now, name.replace(/s$/, ''))]
      .filter((item) => item !== undefined);
    case 'record': return Object.fromEntries(shape.fields.filter((field) => !field.optional)
      .map((field) => [field.name, sample(field.shape, now, field.name)]));
    case 'dictionary': return {};
    default: return undefined;
  }
}
