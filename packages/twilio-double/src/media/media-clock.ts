// Every 20 ms each participant hears the sum of the others.
import type { Conference } from '../conference.ts'
import { FRAME } from './pcmu.ts'

const SILENCE = new Int16Array(FRAME)

export class MediaClock {
  private readonly conferences = new Set<Conference>()
  private timer?: NodeJS.Timeout
  private due = 0

  add(conference: Conference): void {
    this.conferences.add(conference)
    if (this.timer) return
    this.due = performance.now()
    this.timer = setInterval(() => this.catchUp(), 10)
  }

  remove(conference: Conference): void {
    this.conferences.delete(conference)
    if (this.conferences.size === 0) this.stop()
  }

  stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private catchUp(): void {
    // After a long pause of this process the lost frames are skipped, not sent in a burst.
    if (performance.now() - this.due > 200) this.due = performance.now()
    for (; this.due <= performance.now(); this.due += 20) for (const conference of this.conferences) mix(conference)
  }
}

function mix({ participants, status }: Conference): void {
  const frames = participants.map(({ call, muted, hold }) => {
    const frame = call.endpoint.read()
    return muted || hold || status !== 'in-progress' ? undefined : frame
  })
  participants.forEach(({ call, hold }, index) => {
    const others = hold ? [] : frames.filter((frame, from) => frame && from !== index)
    call.endpoint.play(sum(others as Int16Array[]))
  })
}

function sum(frames: Int16Array[]): Int16Array {
  if (frames.length === 0) return SILENCE
  if (frames.length === 1) return frames[0]!
  const mixed = new Int16Array(FRAME)
  for (let i = 0; i < FRAME; i++) {
    const value = frames.reduce((total, frame) => total + frame[i]!, 0)
    mixed[i] = Math.max(-32768, Math.min(32767, value))
  }
  return mixed
}
