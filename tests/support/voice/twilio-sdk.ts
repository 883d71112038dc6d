// Twilio's browser SDK as far as the adapter sees it: a Device and its calls, which say what a test tells them to.
import { EventEmitter } from 'node:events'

export class FakeCall extends EventEmitter {
  state = 'connecting'
  muted = false
  digits = ''
  readonly feedback: unknown[][] = []
  readonly stream = {} as MediaStream
  /** The sound of the other side; the SDK plays it in an element that it shows, or in none. */
  remote: MediaStream | undefined

  status = () => this.state
  mute = (off: boolean) => {
    this.muted = off
  }
  sendDigits = (digits: string) => {
    this.digits += digits
  }
  postFeedback = async (...given: unknown[]) => void this.feedback.push(given)
  getLocalStream = () => this.stream
  getRemoteStream = () => this.remote

  accept() {
    this.state = 'open'
    this.emit('accept', this)
  }
  /** As the SDK does: the call is closed first, then says so. */
  disconnect() {
    if (this.state === 'closed') return
    this.state = 'closed'
    this.emit('disconnect', this)
  }
}

export class FakeDevice extends EventEmitter {
  readonly calls: FakeCall[] = []
  tries = 0
  destroyed = false
  token: string
  readonly options: Record<string, unknown>
  /** The error of the next choice of a microphone. */
  unusable: Error | null = null

  constructor(token: string, options: Record<string, unknown> = {}) {
    super()
    this.token = token
    this.options = options
    devices.push(this)
  }

  audio = {
    disconnect: () => false,
    outgoing: () => false,
    setInputDevice: async () => {
      if (this.unusable) throw this.unusable
    },
    speakerDevices: { set: async () => undefined },
  }

  updateToken(token: string) {
    this.token = token
  }

  async connect(): Promise<FakeCall> {
    this.tries += 1
    const call = new FakeCall()
    this.calls.push(call)
    return call
  }

  destroy() {
    this.destroyed = true
    for (const call of this.calls) call.disconnect()
  }
}

/** Those that were made, the newest last. */
export const devices: FakeDevice[] = []
