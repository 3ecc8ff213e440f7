/** Imported before a server of a test: its clock runs `AHEAD_MS` milliseconds ahead of the machine's. */
const Real = globalThis.Date;
const now = () => Real.now() + Number(process.env.AHEAD_MS);

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
