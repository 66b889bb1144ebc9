/** Tests that share one preview, because it starts slowly. The order matters: later files change the content. */
import './in-browser.ts';
import '../../entry-form.ts';
import './after-changes.ts';
import './requests.ts';
import './attacks.ts';
