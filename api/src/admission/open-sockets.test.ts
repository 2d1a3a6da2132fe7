import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OpenSockets } from './open-sockets.ts';

const from = (address: string): Socket => Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
const closed = (sockets: readonly Socket[]): boolean[] => sockets.map(({ destroyed }) => destroyed);

function open(sockets: OpenSockets, address: string): Socket {
  const socket = from(address);
  sockets.add(socket);
  return socket;
}

describe('where all addresses together have their maximum', () => {
  it('a new connection takes the place of the one that has been idle longest, of the address that has most', () => {
    const sockets = new OpenSockets({ max: 4, maxOfAddress: 3 });
    const others = ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.2'].map((address) => open(sockets, address));
    for (const socket of others.slice(0, 2)) sockets.begin(socket);
    const mine = open(sockets, '10.0.0.3');
    expect(closed([...others, mine])).toEqual([false, false, true, false, false]);
  });

  it('the oldest connection of the address that has most ends, if all of its are in use', () => {
    const sockets = new OpenSockets({ max: 4, maxOfAddress: 3 });
    const others = ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.2'].map((address) => open(sockets, address));
    for (const socket of others) sockets.begin(socket);
    const mine = open(sockets, '10.0.0.3');
    expect(closed([...others, mine])).toEqual([false, true, false, false, false]);
  });

  it('the address that has most gets no other one’s', () => {
    const sockets = new OpenSockets({ max: 3, maxOfAddress: 3 });
    const others = ['10.0.0.1', '10.0.0.2', '10.0.0.2'].map((address) => open(sockets, address));
    for (const socket of others) sockets.begin(socket);
    const more = open(sockets, '10.0.0.2');
    expect(closed([...others, more])).toEqual([false, false, false, true]);
  });

  it('places are free again when connections close', () => {
    const sockets = new OpenSockets({ max: 1, maxOfAddress: 1 });
    const first = open(sockets, '10.0.0.1');
    sockets.begin(first);
    expect(closed([open(sockets, '10.0.0.2')])).toEqual([true]);
    first.destroy();
    first.emit('close');
    expect(closed([open(sockets, '10.0.0.2')])).toEqual([false]);
  });
});
