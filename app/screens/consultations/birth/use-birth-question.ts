import { useEffect, useRef, useState } from 'react'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { type BirthQuestion, createBirthQuestion, NO_QUESTION } from './birth-question.ts'

/** `asks`: what the room knows. `runs`: the meter runs, so that the room takes questions. */
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
    /** With what this page has just asked. */
    asks: wanted ?? asks,
    /** The line was down when it was asked. */
    waits: wanted !== null && down,
    ask: (on: boolean) => question.current?.ask(on),
  }
}
