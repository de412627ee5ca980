import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the server on which everything can vanish without a word, as in a lift or a tunnel. */
export interface Void {
  readonly url: string;
  /** From now on nothing comes through; what was under way is lost for good. */
  vanish(): void;
  /** New connections come through again. */
  appear(): void;
  close(): void;
}

export async function voidBefore(server: string): Promise<Void> {
  const { port, hostname } = new URL(server);
  const open = new Set<Socket>();
  let gone = false;
  /** Held and never answered: neither side hears that the other one is gone. */
  const hold = (socket: Socket) => socket.removeAllListeners('data').resume();
  const proxy = createServer((near) => {
    open.add(near.on('error', () => {}).on('close', () => open.delete(near)));
    if (gone) return void hold(near);
    const far = connect(Number(port), hostname);
    open.add(far.on('error', () => {}).on('close', () => open.delete(far)));
    near.on('data', (bytes) => far.write(bytes)).on('end', () => far.end());
    far.on('data', (bytes) => near.write(bytes)).on('end', () => near.end());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    vanish() {
      gone = true;
      for (const socket of open) hold(socket);
    },
    appear() {
      gone = false;
    },
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
