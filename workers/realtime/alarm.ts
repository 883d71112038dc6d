// The one alarm of a Durable Object, by the injected clock: the runtime sets it by the machine's.
import type { Clock } from '#workers/contract/ports.ts'

export class Alarm {
  private readonly storage: DurableObjectStorage
  private readonly clock: Clock

  constructor(storage: DurableObjectStorage, clock: Clock) {
    this.storage = storage
    this.clock = clock
  }

  /** When it rings (ms UTC); null when none is set, and while it rings. */
  async get(): Promise<number | null> {
    const at = await this.storage.getAlarm()
    return at === null ? null : this.clock.fromMachine(at)
  }

  /** Sets it for `due`, unless it rings before; one that is over is set anew. */
  async setAtLatest(due: number): Promise<void> {
    const next = await this.get()
    if (next === null || next < this.clock.now() || due < next) await this.set(due)
  }

  async set(at: number): Promise<void> {
    await this.storage.setAlarm(this.clock.toMachine(at))
  }
}
