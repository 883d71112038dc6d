import { useTexts } from '#app/language/texts.ts'
import { MonthChoice } from '#app/screens/dashboard/month-choice.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { walletTexts } from './wallet-text.ts'

/** The month of the statement, with its file. */
export function StatementMonth({ asked, months }: { asked: string | null; months: readonly string[] }) {
  const text = useTexts(walletTexts)
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <MonthChoice
        asked={asked}
        months={months}
        text={{ label: text.month, noMonth: text.allMonths, show: text.show }}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href={`/dashboard/user/wallet/statement.csv${asked ? `?month=${asked}` : ''}`}
        download
        onClick={saveLinked}
      >
        <Icon name="download" size="sm" />
        {text.csv}
      </a>
    </div>
  )
}
