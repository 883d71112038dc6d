import { useTexts } from '#app/language/texts.ts'
import { MonthChoice } from '#app/screens/dashboard/month-choice.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { earningsTexts } from './earnings-text.ts'

/** The selected month, with its file and its printable statement. */
export function EarningsMonth({ asked, months }: { asked: string | null; months: readonly string[] }) {
  const text = useTexts(earningsTexts)
  const query = asked ? `?month=${asked}` : ''
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <MonthChoice
        asked={asked}
        months={months}
        text={{ label: text.showMonth, noMonth: text.allTime, show: text.show }}
      >
        <input type="hidden" name="by" value="session" />
      </MonthChoice>
      <a
        className={buttonClass({ size: 'sm' })}
        href={`/dashboard/astrologer/earnings/statement.csv${query}`}
        download
        onClick={saveLinked}
      >
        <Icon name="download" size="sm" />
        {text.csv}
      </a>
      <ButtonLink size="sm" to={`/dashboard/astrologer/earnings/statement${query}`}>
        <Icon name="printer" size="sm" />
        {text.print}
      </ButtonLink>
    </div>
  )
}
