// Creates a formatter of each kind in another thread, and ends. The browser lists its locales for the first one, which
// takes a phone 100 ms, and all threads of the page share the list (decision 0112).
new Intl.NumberFormat().format(0);
new Intl.DateTimeFormat().format(0);
close();

export {};
