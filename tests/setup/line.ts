import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between a browser and a server, which can be cut. */
export interface Line {
  /** Address of the server at the browser's end. */
  readonly url: string;
  /** Ends every connection, as a lost network does, and lets no new one through. */
  cut(): void;
  /** Lets connections through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to a server on the loopback interface. */
export async function openLine(target: string): Promise<Line> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  // A TCP server that listens has an address with a port.
  const address = line.address() as AddressInfo;
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        line.close(() => resolve());
        endAll();
      }),
  };
}
