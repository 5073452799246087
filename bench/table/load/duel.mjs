// One match between two sockets. An adapter opens it, plays a move for the seat in turn and reports every receipt;
// counting and timing are the same for all servers and are done here.

export class Duel {
  constructor(url, number, random) {
    this.url = url;
    this.number = number;
    this.random = random;
    this.over = false;
    this.mover = 0;
    this.missing = 0;
    this.seenByOther = 0;
    this.landed = null;
    this.failed = null;
  }

  // How many receipts complete a move: the update on both sockets, and whatever else the server sends the mover.
  get receipts() {
    return 2;
  }

  move() {
    this.missing = this.receipts;
    this.play();
  }

  // An update of the state, decoded, on the socket of a seat.
  updated(seat) {
    if (seat !== this.mover) this.seenByOther = performance.now();
    this.received();
  }

  received() {
    this.missing -= 1;
    if (this.missing === 0) this.landed(this);
  }

  fail(why) {
    this.failed(new Error(`match ${this.number}: ${why}`));
  }
}

// An expected message of a server: `came` is called with it, `promise` resolves or times out.
export function expected(what) {
  let came;
  const promise = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not come within 30 seconds`)), 30_000);
    came = (value) => {
      clearTimeout(timer);
      resolve(value);
    };
  });
  return { came, promise };
}
