// A call between two browsers. Only the astrologer's page makes offers, and the user's page requests them, so that two
// offers never collide; each offer has a generation, and messages of an older one are dropped. A reloaded page has a
// new name, and the connection with its former name is replaced.

import { checkInvite } from '#app/realtime/voice/call-rules.ts'
import { RECONNECT } from '#app/realtime/voice/constants.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { type CallSignalling, type CallSignallingOptions, createCallSignalling } from './call-signalling.ts'

export type EmbeddedOptions = Omit<CallSignallingOptions, 'candidates' | 'stuck' | 'restartWait' | 'connected'> & {
  offerer: boolean
  send(signal: CallSignal): void
}

export type EmbeddedCall = {
  /** Called each time the room is joined: sends or requests the missing signal. */
  begin(): void
  hear(signal: CallSignal): void
  /** The current connection; it changes when the other page is reloaded. */
  peer(): RTCPeerConnection
  /** Replaces the microphone in this connection and in later ones. */
  replace(microphone: MediaStream): Promise<void>
  close(): void
}

type Candidates = Extract<CallSignal, { kind: 'candidates' }>

export function createEmbeddedCall(options: EmbeddedOptions): EmbeddedCall {
  const { offerer, send } = options
  const page = crypto.randomUUID()
  let { microphone } = options
  let restarts = 0
  let other = ''
  let line: CallSignalling = newLine()
  // Signals are handled one at a time, in order.
  let work: Promise<void> = Promise.resolve()
  let generation = 0
  let lastSent: CallSignal | null = null
  let early: Candidates[] = []

  function newLine(): CallSignalling {
    return createCallSignalling({
      ...options,
      microphone,
      restartWait() {
        restarts += 1
        return waitAfter({ ...RECONNECT, failures: restarts })
      },
      connected() {
        restarts = 0
      },
      candidates: (found) => send({ kind: 'candidates', page, to: other, generation, candidates: found }),
      stuck: need,
    })
  }

  function later(task: () => Promise<void>) {
    work = work.then(task).catch((error) => console.warn('call', error))
  }

  function need() {
    if (offerer && other) later(() => offer())
    else send({ kind: 'need', page })
  }

  /** A page with another name has been reloaded and has lost the former negotiation. */
  function meet(them: string) {
    if (them === other) return
    if (other) {
      line.close()
      line = newLine()
    }
    other = them
    generation = 0
    lastSent = null
    early = early.filter((each) => each.page === them)
  }

  function say(signal: CallSignal) {
    lastSent = signal
    send(signal)
  }

  async function offer() {
    const { peer } = line
    // An unanswered offer is sent again unchanged.
    if (peer.signalingState === 'have-local-offer' && lastSent) return send(lastSent)
    generation += 1
    await peer.setLocalDescription(await peer.createOffer({ iceRestart: peer.remoteDescription !== null }))
    say({ kind: 'offer', page, to: other, generation, sdp: peer.localDescription?.sdp ?? '' })
    line.ready()
  }

  async function answer(theirs: number, sdp: string) {
    if (theirs < generation) return
    // A repeated offer means that the answer was lost.
    if (theirs === generation && lastSent) return send(lastSent)
    generation = theirs
    const { peer } = line
    await peer.setRemoteDescription({ type: 'offer', sdp })
    await peer.setLocalDescription(await peer.createAnswer())
    say({ kind: 'answer', page, to: other, generation, sdp: peer.localDescription?.sdp ?? '' })
    line.ready()
    await addEarly()
  }

  async function hear(signal: CallSignal) {
    if (signal.kind === 'need') {
      // The answering page replies to this request to announce itself.
      if (!offerer) return send({ kind: 'need', page })
      meet(signal.page)
      return offer()
    }
    // Addressed to this page before its reload.
    if (signal.to !== page) return
    if (signal.kind === 'offer') {
      if (offerer) return
      checkInvite({ callId: signal.page, sdp: signal.sdp })
      meet(signal.page)
      return answer(signal.generation, signal.sdp)
    }
    if (signal.kind === 'candidates') {
      early.push(signal)
      return addEarly()
    }
    const { peer } = line
    if (signal.page !== other || signal.generation !== generation || peer.signalingState !== 'have-local-offer') return
    await peer.setRemoteDescription({ type: 'answer', sdp: signal.sdp })
    await addEarly()
  }

  // Candidates may arrive before their description.
  async function addEarly() {
    const { peer } = line
    if (!peer.remoteDescription) return
    const isReady = (each: Candidates) => each.page === other && each.generation === generation
    const ready = early.filter(isReady)
    early = early.filter((each) => !isReady(each) && !(each.page === other && each.generation < generation))
    for (const { candidates } of ready) {
      for (const candidate of candidates) await peer.addIceCandidate(candidate as RTCIceCandidateInit)
    }
  }

  return {
    begin: () => send({ kind: 'need', page }),
    hear: (signal) => later(() => hear(signal)),
    peer: () => line.peer,
    async replace(next) {
      microphone = next
      const [track] = next.getAudioTracks()
      for (const sender of line.peer.getSenders()) if (track) await sender.replaceTrack(track)
    },
    close: () => line.close(),
  }
}
