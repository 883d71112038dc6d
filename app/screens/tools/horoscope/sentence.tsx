import { Why } from '#app/ui/why.tsx'
import type { HoroscopeSentence } from './view-types.ts'

export function Sentence({ said }: { said: HoroscopeSentence }) {
  return (
    <Why
      cause={said.causes.map(({ what, when }) => (
        <div key={what}>
          <div>{what}</div>
          {when ? <div className="num text-muted">{when}</div> : null}
        </div>
      ))}
    >
      {said.text}
    </Why>
  )
}
