import { useEffect, useRef, useState } from 'react'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { type BirthQuestion, createBirthQuestion, NO_QUESTION } from './birth-question.ts'

/** `asks`: the state of the room. `runs`: the meter is running, so the room accepts requests. */
export function useBirthQuestion({ link, asks, runs }: { link: DeskLink; asks: boolean; runs: boolean }) {
  const [{ wanted, down }, setQuestion] = useState(NO_QUESTION)
  const question = useRef<BirthQuestion | null>(null)
  useEffect(() => {
    const mine = createBirthQuestion(link, setQuestion)
    question.current = mine
    return mine.stop
  }, [link])
  useEffect(() => {
    if (runs) question.current?.runs()
  }, [runs])
  return {
    /** Includes a request of this page that is not confirmed yet. */
    asks: wanted ?? asks,
    /** The socket was closed when the request was made. */
    waits: wanted !== null && down,
    ask: (on: boolean) => question.current?.ask(on),
  }
}
