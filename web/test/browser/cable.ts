/** The cable between devices and a server, which can be pulled out: what is on its way is lost, and
 * nothing gets through until it is put back. */

import { type AddressInfo, createServer, connect, type Socket } from "node:net";

export interface Cable {
  address: string;
  pull(): void;
  put(): void;
  close(): Promise<void>;
}

export async function cable(to: string): Promise<Cable> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let isOut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      // Without a cable nobody is told that the other end is gone.
      one.on("data", (data) => !isOut && other.write(data));
      one.on("close", () => {
        ends.delete(one);
        if (!isOut) other.destroy();
      });
      one.on("error", () => {});
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pull: () => void (isOut = true),
    put() {
      isOut = false;
      // What was lost on the way leaves streams that nobody can read.
      for (const end of ends) end.destroy();
    },
    close: () =>
      new Promise((done) => {
        for (const end of ends) end.destroy();
        server.close(() => done());
      }),
  };
}
