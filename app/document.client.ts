// The script of a document: a content page as visitors get it, which reads and posts its forms without this file, too.
import { watchErrors } from './document/script/errors.ts'
import { watchForms } from './document/script/forms.ts'
import { filterGlossary } from './document/script/glossary.ts'
import { linkMailAddresses, watchLanguageLink } from './document/script/links.ts'
import { watchLogin } from './document/script/login.ts'
import { watchMenu } from './document/script/menu.ts'
import { showNotices } from './document/script/notices.ts'
import { showLoading } from './document/script/overlay.ts'
import { watchThemeSwitch } from './document/script/theme.ts'
import { showHiddenAddresses } from './shell/hidden-addresses.ts'

watchErrors()
watchMenu()
watchThemeSwitch()
showHiddenAddresses()
linkMailAddresses()
watchLanguageLink()
showNotices()
watchForms()
filterGlossary()
// After the forms that are answered in their place.
showLoading()
watchLogin()
window.__started = true
