// One RTCPeerConnection with its microphone, batches of ICE candidates, and restarts after a lost connection.

import { CANDIDATES_AT_ONCE, CANDIDATES_EVERY, RESTART_AFTER } from '#app/realtime/voice/constants.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'

type Candidates = Extract<CallSignal, { kind: 'candidates' }>['candidates']

export type CallSignallingOptions = {
  iceServers: RTCIceServer[]
  /** Uses relays only, so that neither side learns the other's IP address. */
  relayOnly: boolean
  /** The delay before the next restart of the connection, in ms. */
  restartWait(): number
  /** The connection is established: resets the count of restarts. */
  connected(): void
  microphone: MediaStream
  onRemote(stream: MediaStream): void
  onLine(state: RTCPeerConnectionState): void
  candidates(found: Candidates): void
  /** The connection is lost and does not recover without a restart. */
  stuck(): void
}

export type CallSignalling = {
  peer: RTCPeerConnection
  /** The description was sent, so candidates may follow it. */
  ready(): void
  close(): void
}

export function createCallSignalling(options: CallSignallingOptions): CallSignalling {
  const { microphone } = options
  const peer = new RTCPeerConnection({
    iceServers: options.iceServers,
    iceTransportPolicy: options.relayOnly ? 'relay' : 'all',
  })
  let isReady = false
  let found: Candidates = []
  let bundle: ReturnType<typeof setTimeout> | undefined
  let restart: ReturnType<typeof setTimeout> | undefined

  for (const track of microphone.getAudioTracks()) peer.addTrack(track, microphone)
  peer.ontrack = ({ streams: [stream], track }) => options.onRemote(stream ?? new MediaStream([track]))
  peer.onicecandidate = ({ candidate }) => {
    if (!candidate) return
    found.push(candidate.toJSON() as Candidates[number])
    bundle ??= setTimeout(sendCandidates, CANDIDATES_EVERY)
  }
  peer.onconnectionstatechange = () => {
    options.onLine(peer.connectionState)
    clearTimeout(restart)
    if (peer.connectionState === 'connected') options.connected()
    if (peer.connectionState === 'failed') restart = setTimeout(options.stuck, options.restartWait())
    if (peer.connectionState === 'disconnected') restart = setTimeout(options.stuck, RESTART_AFTER)
  }

  function sendCandidates() {
    bundle = undefined
    while (isReady && found.length > 0) {
      options.candidates(found.slice(0, CANDIDATES_AT_ONCE))
      found = found.slice(CANDIDATES_AT_ONCE)
    }
  }

  return {
    peer,
    ready() {
      isReady = true
      sendCandidates()
    },
    close() {
      clearTimeout(bundle)
      clearTimeout(restart)
      peer.close()
    },
  }
}
