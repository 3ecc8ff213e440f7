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

/** Opens a line to a server on the loopback interface; with several, each connection goes to the first that takes it, as a proxy does. */
export async function openLine(...targets: readonly string[]): Promise<Line> {
  const ports = targets.map((target) => Number(new URL(target).port));
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    sockets.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => sockets.delete(near));
    reach(ports, near);
  });
  /** Connects the browser's end with the first of these ports that answers. */
  const reach = ([port, ...others]: readonly number[], near: Socket) => {
    if (port === undefined || near.destroyed) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const onRefusal = () => reach(others, near);
    far.once('error', onRefusal);
    far.once('connect', () => {
      far.off('error', onRefusal);
      sockets.add(far);
      far.on('error', () => far.destroy());
      far.on('close', () => {
        sockets.delete(far);
        near.destroy();
      });
      near.on('close', () => far.destroy());
      near.pipe(far);
      far.pipe(near);
    });
  };
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
