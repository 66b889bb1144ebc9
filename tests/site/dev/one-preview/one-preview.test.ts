/**
 * All that is asked of one preview, which takes longer to start than most of it takes: first what
 * wants the content as it is, then what changes it, and last what leaves files that are refused.
 */
import './in-browser.ts';
import '../../editor/entry-form.ts';
import './after-changes.ts';
import './requests.ts';
import './attacks.ts';
