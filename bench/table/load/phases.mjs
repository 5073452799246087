// The two measurements. Both play on all matches through a warm-up and a window, and count the moves that arrive in the window.

export class Phase {
  constructor(duels, random, { warmup, seconds }) {
    this.duels = duels;
    this.random = random;
    this.warmup = warmup * 1000;
    this.length = seconds * 1000;
    this.moves = 0;
    this.ended = 0;
    this.inWindow = false;
    this.stopped = false;
  }

  // Plays, calling `edge` when the window opens and when it closes; rejects as soon as a match fails.
  run(edge) {
    return new Promise((resolve, reject) => {
      for (const duel of this.duels) {
        duel.failed = reject;
        duel.landed = () => this.landed(duel).catch(reject);
      }
      this.begin();
      setTimeout(() => {
        this.inWindow = true;
        edge('opened');
      }, this.warmup);
      setTimeout(() => {
        this.inWindow = false;
        edge('closed');
        this.finish(resolve);
      }, this.warmup + this.length);
    });
  }

  // A match that is over makes room for a new one; its opening is not counted as a move.
  async renew(duel) {
    this.ended += 1;
    duel.close();
    await duel.open();
  }
}

// Every match always has a move in flight: how many moves per second does the server handle?
export class Saturation extends Phase {
  begin() {
    for (const duel of this.duels) duel.move();
  }

  async landed(duel) {
    if (this.inWindow) this.moves += 1;
    if (duel.over) await this.renew(duel);
    if (!this.stopped) duel.move();
  }

  finish(resolve) {
    this.stopped = true;
    resolve({ rate: (this.moves * 1000) / this.length });
  }
}

// Moves arrive at a given rate whatever the server does (a Poisson process over the matches in turn): how long until the
// other player has the update? A move whose match is still busy waits, and the wait counts.
export class Arrival extends Phase {
  constructor(duels, random, limits) {
    super(duels, random, limits);
    this.interval = 1000 / limits.rate;
    this.latencies = [];
    this.waited = 0;
  }

  begin() {
    this.turn = 0;
    this.outstanding = new Set();
    for (const duel of this.duels) duel.owed = [];
    this.due = performance.now();
    this.tick();
  }

  tick() {
    const now = performance.now();
    while (this.due <= now) {
      this.arrive({ since: now, counted: this.inWindow });
      this.due -= Math.log(1 - this.random()) * this.interval;
    }
    if (!this.stopped) setTimeout(() => this.tick(), 1);
  }

  arrive(order) {
    if (order.counted) this.outstanding.add(order);
    const duel = this.next();
    if (duel.order) this.owe(duel, order);
    else this.send(duel, order);
  }

  // The next match in turn that is being played; one that is being reopened is skipped.
  next() {
    let duel;
    for (let passed = 0; passed < this.duels.length; passed += 1) {
      duel = this.duels[this.turn];
      this.turn = (this.turn + 1) % this.duels.length;
      if (!duel.over) break;
    }
    return duel;
  }

  owe(duel, order) {
    if (order.counted) this.waited += 1;
    duel.owed.push(order);
  }

  send(duel, order) {
    duel.order = order;
    duel.move();
  }

  async landed(duel) {
    if (this.outstanding.delete(duel.order)) {
      this.latencies.push(duel.seenByOther - duel.order.since);
      if (this.inWindow) this.moves += 1;
    }
    if (duel.over) await this.renew(duel);
    duel.order = null;
    if (duel.owed.length > 0) this.send(duel, duel.owed.shift());
  }

  // Every counted move gets five more seconds to arrive; a missing one then counts with its age, and is reported.
  finish(resolve) {
    this.stopped = true;
    const patience = performance.now() + 5000;
    const wait = () => {
      if (this.outstanding.size > 0 && performance.now() < patience) setTimeout(wait, 10);
      else resolve(this.report());
    };
    wait();
  }

  report() {
    const now = performance.now();
    const ages = Array.from(this.outstanding, (order) => now - order.since);
    const sorted = Float64Array.from([...this.latencies, ...ages]).sort();
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return {
      rate: (this.moves * 1000) / this.length,
      latency: { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) },
      waited: this.waited,
      unfinished: ages.length,
    };
  }
}
