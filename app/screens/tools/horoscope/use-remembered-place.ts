import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { store } from '#app/session/browser.ts'
import { rememberedPlace } from '../places/remembered-place.ts'

/** Whoever chose a place before, and asks for none now, gets that place: the server cannot know it. */
export function useRememberedPlace(current: string): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (params.has('place')) return
    const place = rememberedPlace(store, 'place')
    if (!place || place.id === current) return
    params.set('place', place.id)
    navigate(`${pathname}?${params}${hash}`, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search, hash, current])
}
