// Runs in the page: finds what a person would point at. Its source is sent to the browser, so it uses nothing from outside.
type Role = 'button' | 'link' | 'radio' | 'switch' | 'option' | 'label'
/** `label`: a field by its label. `within`: the name of the group that it stands in. */
export type Query = { role: Role; name: string; within?: string }

/** The visible element of that role, which takes clicks, whose name is `name`, else the first whose name begins so; null without one. */
export function findElement({ role, name, within }: Query): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    switch: '[role=switch]',
    option: '[role=option]',
    label: 'input, textarea, select',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement): string => {
    const referred = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const own = role === 'label' || role === 'radio' ? '' : element.textContent
    return clean(
      element.getAttribute('aria-label') ??
        (referred.map((id) => clean(document.getElementById(id)?.textContent)).join(' ') ||
          labels.map((each) => clean(each.textContent)).join(' ') ||
          own),
    )
  }
  const groups = [...document.querySelectorAll('fieldset, [role=group]')].filter(
    (group) => clean(group.querySelector('legend')?.textContent ?? group.getAttribute('aria-label')) === within,
  )
  const isWithin = (element: HTMLElement) => within === undefined || groups.some((group) => group.contains(element))
  const all = [...document.querySelectorAll<HTMLElement>(selectors[role])]
  const candidates = all.filter(
    (element) => element.getClientRects().length > 0 && !element.matches(':disabled') && isWithin(element),
  )
  const named = candidates.filter((element) => nameOf(element).startsWith(name))
  return named.find((element) => nameOf(element) === name) ?? named[0] ?? null
}

/** Chooses an option of a select, as its popup does: no engine opens that popup for a test. */
export function chooseOption(select: HTMLElement | null, text: string): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('not a select')
  const option = [...select.options].find((each) => each.text === text)
  if (!option) throw new Error(`no option ${text}`)
  select.value = option.value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}
