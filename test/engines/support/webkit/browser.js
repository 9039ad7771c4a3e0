import Gio from 'gi://Gio?version=2.0';
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/*
 * A browser window without controls, for WebKitWebDriver. WebKitGTK's own MiniBrowser is not enough. Its automated
 * sessions are ephemeral, and WebKit does not pass on their console messages. Its tool bar makes windows of 390 px
 * impossible. It prints through a dialog.
 *
 * BROWSER_FOLDER holds the profile. When a file `print` appears in it, the page is printed to `printed.pdf`.
 */
const folder = GLib.getenv('BROWSER_FOLDER');
// The site does not ask automated browsers for consent.
const hideAutomation = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })";

Gtk.init(null);

const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
});
context.set_automation_allowed(true);
context.set_preferred_languages(['sv-SE']);
context.get_website_data_manager().set_tls_errors_policy(WebKit.TLSErrorsPolicy.IGNORE);

const content = new WebKit.UserContentManager();
content.add_script(
  new WebKit.UserScript(
    hideAutomation,
    WebKit.UserContentInjectedFrames.ALL_FRAMES,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
);

/** Prints to a file that exists once it is complete. Pages of an automated session cannot print themselves. */
const print = (view) => {
  const draft = Gio.File.new_for_path(`${folder}/printing.pdf`);
  const printSettings = new Gtk.PrintSettings();
  printSettings.set_printer('Print to File');
  printSettings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  printSettings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, draft.get_uri());
  const paper = new Gtk.PageSetup();
  paper.set_paper_size(Gtk.PaperSize.new('iso_a4'));
  const operation = WebKit.PrintOperation.new(view);
  operation.set_print_settings(printSettings);
  operation.set_page_setup(paper);
  operation.connect('finished', () => {
    draft.move(Gio.File.new_for_path(`${folder}/printed.pdf`), Gio.FileCopyFlags.OVERWRITE, null, null);
  });
  operation.print();
};

/** Passes e-mail links to another program, as Safari does. Here there is no such program, so nothing happens. */
const decidePolicy = (_view, decision, type) => {
  if (type !== WebKit.PolicyDecisionType.NAVIGATION_ACTION) return false;
  const isMail = decision.get_navigation_action().get_request().get_uri().startsWith('mailto:');
  if (isMail) decision.ignore();
  return isMail;
};

const openWindow = () => {
  const view = new WebKit.WebView({
    web_context: context,
    settings,
    user_content_manager: content,
    is_controlled_by_automation: true,
  });
  monitor.connect('changed', (_monitor, _file, _other, event) => {
    if (event === Gio.FileMonitorEvent.CREATED) print(view);
  });
  const window = new Gtk.Window({ default_width: 1280, default_height: 800 });
  window.connect('destroy', () => Gtk.main_quit());
  view.connect('close', () => window.destroy());
  view.connect('decide-policy', decidePolicy);
  window.add(view);
  window.show_all();
  return view;
};

const monitor = Gio.File.new_for_path(`${folder}/print`).monitor_file(Gio.FileMonitorFlags.NONE, null);

context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('WebKitGTK');
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});

Gtk.main();
