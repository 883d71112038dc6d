import { useTexts } from '#app/language/texts.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { walletTexts } from './wallet-text.ts'

/** Redirects to the page of the payment provider. */
export function GoToCheckout({ url }: { url: string }) {
  const text = useTexts(walletTexts)
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <PageHead title={text.checkout} />
      <p className="mb-5 text-muted">{text.checkoutOpens}</p>
      <a href={url} className={buttonClass({ variant: 'primary' })}>
        {text.checkoutLink}
      </a>
    </>
  )
}
