import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Where the server is reached over this line. */
  readonly url: string;
  /** Ends every connection in the middle of it, and takes no new one until mended. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** A line to a server that can be cut, as a phone in a tunnel has it. */
export async function openLine(serverUrl: string): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const target = new URL(serverUrl);
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const line = createServer((near) => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.pipe(far).pipe(near);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      line.close();
    },
  };
}
