// The script of a document (a content page without the framework's scripts). Links and forms of the page work without
// it.
import { watchErrors } from './content-pages/script/errors.ts'
import { watchForms } from './content-pages/script/forms.ts'
import { filterGlossary } from './content-pages/script/glossary.ts'
import { linkMailAddresses, watchLanguageLink } from './content-pages/script/links.ts'
import { watchLogin } from './content-pages/script/login.ts'
import { watchMenu } from './content-pages/script/menu.ts'
import { showNotices } from './content-pages/script/notices.ts'
import { showLoading } from './content-pages/script/overlay.ts'
import { watchThemeSwitch } from './content-pages/script/theme.ts'
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
