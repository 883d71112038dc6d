// The astrologer's card and text as clients see them, with unsaved changes.
import { useTexts } from '#app/language/texts.ts'
import { typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { splitTags } from '#app/screens/astrologer-register/split-tags.ts'
import { toTop } from '#app/shell/astrologers/read-top-astrologers.ts'
import { TopAstrologerCard } from '#app/shell/astrologers/top-astrologers.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import type { PracticeAnswer } from '#workers/contract/astrologers/practice.ts'
import type { PracticeValues } from './practice-values.ts'
import { profileTexts } from './profile-text.ts'

type Shown = Pick<
  WireAstrologer,
  'status' | 'kinds' | 'average_rating' | 'rating_count' | 'session_count' | 'back_at' | 'chat_enabled'
>
type Props = { practice: PracticeAnswer; shown: Shown | null; typed: PracticeValues; suspended: boolean }

const NEW: Shown = {
  status: 'offline',
  kinds: ['chat', 'web-call'],
  chat_enabled: true,
  average_rating: null,
  rating_count: 0,
  session_count: 0,
  back_at: null,
}

/** `shown`: the astrologer's entry in lists; null until the registration is approved. */
export function PracticePreview({ practice, shown, typed, suspended }: Props) {
  const text = useTexts(profileTexts)
  const astrologer: WireAstrologer = {
    ...(shown ?? NEW),
    id: practice.id,
    full_name: typed.full_name,
    profile_photo: practice.profile_photo,
    bio: typed.bio,
    experience_years: typedNumber(typed.experience_years) || 0,
    specializations: splitTags(typed.specializations),
    languages: splitTags(typed.languages),
    price_per_min_chat: priceOf(typed.price_per_min_chat, practice.price_per_min_chat),
    price_per_min_call: priceOf(typed.price_per_min_call, practice.price_per_min_call),
  }
  const [card] = toTop(astrologer)
  return (
    <section aria-labelledby="preview" className="space-y-3">
      <div>
        <h2 id="preview" className="heading-xs">
          {text.preview}
        </h2>
        {suspended ? null : <p className="text-small text-muted">{text.previewText}</p>}
      </div>
      {/* Inert, because the card's button would leave the form. */}
      {card ? (
        <div inert="">
          <TopAstrologerCard astrologer={card} status={astrologer.status} />
        </div>
      ) : (
        <p className="text-small">{text.notShown}</p>
      )}
      <div className="card card-pad">
        <h3 className="text-14 text-muted">{text.about}</h3>
        {astrologer.bio.split('\n').map((paragraph, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text being typed
          <p key={n} className="mt-1.5 text-small wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
      {shown ? (
        <ButtonLink to={`/astrologer/${practice.id}`} size="sm">
          {text.open}
        </ButtonLink>
      ) : (
        <p className="text-small text-muted">{suspended ? text.suspended : text.waiting}</p>
      )}
    </section>
  )
}

/** An invalid price falls back to the stored one. */
function priceOf(typed: string, stored: number): number {
  const dollars = typedNumber(typed) ?? 0
  return dollars > 0 ? dollars : stored
}
