import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

/** Legacy Edge, and browsers without WebRTC, cannot call. */
export function canCall(): boolean {
  return (
    typeof RTCPeerConnection !== 'undefined' &&
    Boolean(navigator.mediaDevices?.getUserMedia) &&
    !/Edge\/\d/.test(navigator.userAgent)
  )
}

/** False in a browser that cannot call; true before hydration. */
export function useCanCall(): boolean {
  return !useHydrated() || canCall()
}
