/// What the pages of a site do beyond their switches.
///
/// Texts are only ever read from the page and written as text, never as mark-up.
enum SiteScript {
  /// The script, for every page.
  static let text = #"""
    'use strict';
    (() => {
      const root = document.documentElement;
      const all = (selector) => [...document.querySelectorAll(selector)];
      const switches = all('.switches input');
      const names = [...new Set(switches.map((input) => input.name))];
      const search = document.getElementById('search');
      const cards = all('.card');
      const found = document.getElementById('found');
      const count = found && found.textContent;
      root.classList.add('with-scripts');

      const chosen = (name) => switches.find((input) => input.name === name && input.checked);

      // What differs from the usual, as the address has it.
      function address() {
        const words = new URLSearchParams();
        if (search && search.value.trim()) words.set('q', search.value.trim());
        for (const name of names) {
          const input = chosen(name);
          if (input && !input.defaultChecked) words.set(name, input.value);
        }
        return words;
      }

      function readAddress() {
        const words = new URLSearchParams(location.hash.slice(1));
        for (const name of names) {
          const inputs = switches.filter((input) => input.name === name);
          const input = inputs.find((input) => input.value === words.get(name))
            || inputs.find((input) => input.defaultChecked);
          if (input) input.checked = true;
        }
        if (search) search.value = words.get('q') || '';
        show();
        if (search && words.has('find')) search.focus();
      }

      function writeAddress() {
        const words = String(address());
        history.replaceState(null, '', words ? '#' + words : location.pathname + location.search);
        show();
      }

      // Links to other pages keep what is switched, but for the search.
      function show() {
        const words = address();
        words.delete('q');
        const hash = String(words);
        for (const link of all('a[data-page]')) link.hash = hash;
        showFound();
        showCommand();
        reachPanels();
      }

      // What is wider than its place is scrolled by keys, too.
      function reachPanels() {
        for (const panel of all('.panel')) {
          if (panel.scrollWidth > panel.clientWidth) panel.tabIndex = 0;
          else panel.removeAttribute('tabindex');
        }
      }

      function showFound() {
        if (!search) return;
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let left = 0;
        for (const card of cards) {
          const text = (card.textContent + ' ' + card.dataset.words).toLowerCase();
          card.hidden = !words.every((word) => text.includes(word));
          if (!card.hidden) left += 1;
        }
        document.getElementById('nothing').hidden = left > 0;
        found.textContent = words.length ? left + ' of ' + cards.length : count;
      }

      function showCommand() {
        const words = document.getElementById('words');
        if (!words) return;
        const value = (name) => (chosen(name) || {}).value;
        const state = value('state') || (document.querySelector('.state') || { className: '' })
          .className.replace(/.*in-/, '');
        const isAll = state === 'all';
        let text = 'stylebook ' + (isAll ? 'gallery ' : 'show ') + words.dataset.expression;
        if (!isAll && state !== 'filled') text += ' --state ' + state;
        if (!isAll && value('width') && value('width') !== '40') text += ' --width ' + value('width');
        if (value('appearance') !== 'auto') text += ' --appearance ' + value('appearance');
        if (value('colors') !== 'truecolor') {
          text += ' --color ' + (value('colors') === 'none' ? 'never' : value('colors'));
        }
        document.getElementById('command').textContent = text + words.dataset.rest;
      }

      async function copy(button) {
        const code = document.getElementById(button.dataset.copies);
        let isCopied = false;
        try {
          await navigator.clipboard.writeText(code.textContent);
          isCopied = true;
        } catch {
          getSelection().selectAllChildren(code);
          isCopied = document.execCommand('copy');
        }
        button.textContent = isCopied ? 'Copied' : 'Press Ctrl-C';
        setTimeout(() => { button.textContent = 'Copy'; }, 1500);
      }

      // The card that lies in a direction, as the eye has it.
      function neighbour(card, key) {
        const seen = cards.filter((card) => !card.hidden);
        if (!card) return seen[0];
        if (key === 'ArrowLeft') return seen[seen.indexOf(card) - 1];
        if (key === 'ArrowRight') return seen[seen.indexOf(card) + 1];
        const at = card.getBoundingClientRect();
        const below = key === 'ArrowDown';
        let best;
        let bestDistance = Infinity;
        for (const other of seen) {
          const place = other.getBoundingClientRect();
          const rows = below ? place.top - at.top : at.top - place.top;
          if (rows < 1) continue;
          const distance = rows * 1000 + Math.abs(place.left - at.left);
          if (distance < bestDistance) [best, bestDistance] = [other, distance];
        }
        return best;
      }

      function onIndex(event, target) {
        const isArrow = event.key.startsWith('Arrow');
        if (target === search) {
          if (event.key === 'ArrowDown') return focusCard(neighbour(null));
          const first = neighbour(null);
          if (event.key === 'Enter' && first) return () => first.querySelector('a').click();
          if (event.key === 'Escape') {
            return () => {
              if (!search.value) search.blur();
              search.value = '';
              writeAddress();
            };
          }
          return null;
        }
        const card = target.closest('.card');
        if (isArrow && (card || target === document.body)) {
          const next = neighbour(card, event.key);
          if (card && !next && event.key === 'ArrowUp') return () => search.focus();
          return focusCard(next);
        }
        if (event.key === 'Escape') return () => { search.focus(); search.select(); };
        return null;
      }

      function focusCard(card) {
        return card ? () => card.querySelector('a').focus() : null;
      }

      function onStyle(event, target) {
        const link = { ArrowLeft: '#prev', ArrowRight: '#next', Escape: '.home' }[event.key];
        // A table or a code that is too wide is scrolled by the same keys.
        if (event.key !== 'Escape' && target.matches('.table, pre, .panel')) return null;
        const there = link && document.querySelector(link);
        return there ? () => there.click() : null;
      }

      document.addEventListener('keydown', (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
        const target = event.target instanceof Element ? event.target : document.body;
        let action = null;
        if (event.key === '/' && target !== search) {
          action = () => {
            if (search) {
              search.focus();
              search.select();
            } else {
              const home = document.querySelector('.home');
              const words = address();
              words.set('find', '');
              location.href = home.getAttribute('href').split('#')[0] + '#' + words;
            }
          };
        } else if (target.matches('input[type=radio]') && event.key.startsWith('Arrow')) {
          return;
        } else {
          action = search ? onIndex(event, target) : onStyle(event, target);
        }
        if (!action) return;
        event.preventDefault();
        action();
      });

      for (const input of switches) input.addEventListener('change', writeAddress);
      if (search) search.addEventListener('input', writeAddress);
      for (const button of all('.copy')) button.addEventListener('click', () => copy(button));
      const everything = document.getElementById('everything');
      if (everything) {
        everything.addEventListener('click', () => {
          search.value = '';
          writeAddress();
          search.focus();
        });
      }
      addEventListener('hashchange', readAddress);
      addEventListener('resize', reachPanels);
      readAddress();
    })();

    """#
}
