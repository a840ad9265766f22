import { useSearchParams } from 'react-router';

/** Keeps the filters of a list in the URL; an empty value removes a filter. */
export function useFilters(): [filters: URLSearchParams, choose: (name: string, value: string) => void] {
  const [filters, setFilters] = useSearchParams();
  const setFilter = (name: string, value: string): void =>
    setFilters((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return [filters, setFilter];
}
