import { startMockProvider } from '../tests/mock-provider/index.ts';

// `pnpm pretend-model`: something that speaks as a model's service does, to try and develop the chat against without one.
const model = await startMockProvider();
model.script({
  kind: 'stream',
  text: 'This is not a model, only something that streams as one does. Every word comes after a short pause, so that stop, reload and a lost connection can be tried in the middle of a reply. What would make the first ten minutes easy?',
  paceMs: 120,
});
console.log(`Start the app beside it with:\n\nAI_PROVIDER=openai AI_BASE_URL=${model.baseUrl} AI_MODEL=pretend npm start\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void model.close());
