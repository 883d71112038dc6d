import { CauseDetails } from '#app/ui/content/cause-details.tsx'
import type { HoroscopeSentence } from './view-types.ts'

export function Sentence({ said }: { said: HoroscopeSentence }) {
  return (
    <CauseDetails
      cause={said.causes.map(({ what, when }) => (
        <div key={what}>
          <div>{what}</div>
          {when ? <div className="num text-muted">{when}</div> : null}
        </div>
      ))}
    >
      {said.text}
    </CauseDetails>
  )
}
