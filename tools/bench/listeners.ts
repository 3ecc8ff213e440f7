/** Members who each open a chat stream and listen until the process ends. */
export interface ListenersJob {
  readonly port: number;
  readonly tokens: readonly string[];
}

/** Resolves once the reply has begun; the stream is read on. */
async function listen(port: number, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/gemini/chat/luma`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Tell me something long.' }),
  });
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}`);
  const reader = response.body.getReader();
  await reader.read();
  void readOn(reader);
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  const { port, tokens } = job as ListenersJob;
  void Promise.all(tokens.map((token) => listen(port, token))).then(() => process.send?.(tokens.length));
});
