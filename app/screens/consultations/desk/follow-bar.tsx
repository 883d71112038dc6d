// The bar with the side that follows and the point of each side; always visible, and read by screen readers.

import { useSentence } from '#app/errors/use-sentence.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { otherSide, samePlace } from './desk-model.ts'
import { deskTexts } from './desk-text.ts'
import { targetText } from './target-name.ts'
import { type Casts, whole } from './use-casts.ts'
import type { Desk } from './use-desk.ts'

type Props = { desk: Desk; casts: Casts; name: string; runs: boolean }

/** The text about the side that follows. */
export function followWords({ follows, followed, theirPlace }: Desk, name: string): string {
  const text = deskTexts[currentLanguage()]
  if (follows) return text.youFollow(name)
  if (followed) return text.followsYou(name)
  return theirPlace ? text.bothAlone(name) : text.alone
}

export function FollowBar({ desk, casts, name, runs }: Props) {
  const text = useTexts(deskTexts)
  const { follows } = desk
  return (
    <>
      <div className="sticky top-0 z-10 -mx-1 space-y-2 bg-surface px-1 py-1 in-[.night]:bg-(--night-mid) desk-open:top-12 room-low:static">
        <div className="flex min-h-9 items-center justify-between gap-x-3 text-small">
          <span role="status" className="line-clamp-2 min-w-0 wrap-anywhere">
            {followWords(desk, name)}
          </span>
          {follows ? (
            <Button variant="quiet" size="sm" narrow className="-mr-2.5 flex-none" onClick={desk.lookAround}>
              {text.lookAround}
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              narrow
              className="-mr-2.5 flex-none"
              aria-label={text.follow(name)}
              onClick={desk.follow}
            >
              {text.followThem}
            </Button>
          )}
        </div>
        <Points desk={desk} casts={casts} name={name} runs={runs} />
      </div>
      {desk.theirs || desk.mine ? null : <p className="text-small text-muted">{text.hint(name)}</p>}
    </>
  )
}

function Points({ desk, casts, name, runs }: Props) {
  const text = useTexts(deskTexts)
  const refusal = useSentence(desk.refusal)
  const { sides, side, mine, theirs, place } = desk
  const words = (target: DeskTarget, at: DeskPlace | null) =>
    targetText(target, at ?? place, whole(casts.of(at ?? place)), casts.whose(at ?? place))
  const theirPlace = sides[otherSide(side)].place
  const elsewhere = theirPlace !== null && !samePlace(theirPlace, place)
  return (
    <div aria-live="polite" className="space-y-2 empty:hidden">
      {theirs ? (
        <p className="flex items-center gap-2.5 rounded-card bg-info-bg px-3.5 py-2.5 text-small">
          <MoreIcon name="mouse-pointer" className="text-info" />
          <span className="min-w-0 flex-1 wrap-anywhere">{text.points(name, words(theirs, theirPlace))}</span>
          {elsewhere ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => theirPlace && desk.look({ second: undefined, ...theirPlace })}
            >
              {text.show}
            </Button>
          ) : null}
        </p>
      ) : null}
      {mine ? (
        <p className="flex items-center gap-2.5 rounded-card border border-dashed border-control px-3.5 py-1.5 text-small">
          <span className="min-w-0 flex-1">{text.youPoint(words(mine, sides[side].place))}</span>
          <Button variant="quiet" size="sm" onClick={desk.letGo}>
            {text.letGo}
          </Button>
        </p>
      ) : null}
      {mine && !runs ? <p className="text-small text-muted">{text.waits}</p> : null}
      {refusal ? <p className="text-small text-danger">{refusal}</p> : null}
    </div>
  )
}
