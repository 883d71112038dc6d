// The single alarm of a Durable Object, set by the injected clock because the runtime's alarms follow the machine's clock.
import type { Clock } from '#workers/contract/ports.ts'

export class Alarm {
  private readonly storage: DurableObjectStorage
  private readonly clock: Clock

  constructor(storage: DurableObjectStorage, clock: Clock) {
    this.storage = storage
    this.clock = clock
  }

  /** The alarm's time (ms UTC); null when none is set, and while its handler runs. */
  async get(): Promise<number | null> {
    const at = await this.storage.getAlarm()
    return at === null ? null : this.clock.fromMachine(at)
  }

  /** Sets the alarm for `due` unless it is already set for an earlier time. An alarm whose time has passed is set again. */
  async setAtLatest(due: number): Promise<void> {
    const next = await this.get()
    if (next === null || next < this.clock.now() || due < next) await this.set(due)
  }

  async set(at: number): Promise<void> {
    await this.storage.setAlarm(this.clock.toMachine(at))
  }
}
