import { useLocation, useNavigate, useParams } from '@remix-run/react'
import { useEffect } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { rememberedPlace } from './remembered-place.ts'

/** Navigates to the place stored in this browser if the URL has none, because the server cannot read the storage. */
export function useRememberedPlace(current: string, pathTo: (place: string) => string): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { city } = useParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: where another place leads follows from the address
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (city || query.has('place') || query.has('place_id')) return
    const place = rememberedPlace(store, 'place')
    if (place && place.id !== current) navigate(pathTo(place.id) + hash, { replace: true, preventScrollReset: true })
  }, [navigate, search, hash, city, current])
}
