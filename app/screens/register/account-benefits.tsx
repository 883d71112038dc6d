// Beside the forms of login and registration: the use of an account, and the three rules of the price.
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

export function AccountBenefits() {
  const text = useTexts(accountTexts).why
  return (
    <aside className="grid content-start gap-8 lg:pt-14">
      <section aria-labelledby="gets">
        <h2 id="gets" className="heading-xs">
          {text.getsTitle}
        </h2>
        <ul className="mt-3 grid gap-2.5 text-small">
          {text.gets.map((each) => (
            <li key={each} className="flex gap-2.5">
              <Icon name="circle-check" size="sm" className="mt-0.5 text-ok" />
              <span>{each}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules" className="heading-xs">
          {text.rulesTitle}
        </h2>
        <ol className="mt-3 [counter-reset:rule]">
          {text.rules.map(([title, body]) => (
            <li
              key={title}
              className="grid grid-cols-[32px_1fr] border-t border-line py-3.5 [counter-increment:rule] before:font-display before:text-20 before:leading-[1.3] before:text-accent-text before:content-[counter(rule)]"
            >
              <div>
                <h3 className="text-14">{title}</h3>
                <p className="mt-0.5 text-small text-muted">{body}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}
