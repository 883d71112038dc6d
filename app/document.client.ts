// The script of a document (a content page without the framework's scripts). Links and forms of the page work without
// it.
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
// Must come after `watchForms`, which prevents the default of forms whose answer replaces a part of the page.
showLoading()
watchLogin()
window.__started = true
