// Tests the microphone while the call rings.

import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { askMicrophone, type MicrophoneProblem, microphoneProblem, release } from '#app/realtime/voice/microphone.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldError } from '#app/ui/form/field-class.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { LevelBar } from './call-sound-card.tsx'
import { callTexts } from './call-text.ts'

export function MicrophoneTest() {
  const text = useTexts(callTexts).microphone
  const callText = useTexts(callTexts)
  const [microphone, setMicrophone] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null)
  useEffect(() => () => release(microphone), [microphone])
  async function start() {
    setProblem(null)
    try {
      setMicrophone(await askMicrophone())
    } catch (error) {
      setProblem(microphoneProblem(error))
    }
  }
  return (
    <section className="space-y-4 bg-(--night-card) text-small card card-pad" aria-label={text.title}>
      {microphone ? (
        <>
          <p className="text-muted">{text.heard}</p>
          <LevelBar microphone={microphone} />
        </>
      ) : null}
      {problem ? (
        <p className={fieldError} role="alert">
          {callText.problems[problem]}
        </p>
      ) : null}
      <Button size="sm" onClick={() => (microphone ? setMicrophone(null) : void start())}>
        <MoreIcon name="mic" size="sm" />
        {microphone ? text.stop : text.test}
      </Button>
    </section>
  )
}
