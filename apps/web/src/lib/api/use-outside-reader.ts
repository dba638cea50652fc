import { useQuery } from '@tanstack/react-query';

/** Whether this server sends pictures of hard-to-read boxes to a service outside. False until the server has said so. */
export const useOutsideReader = (): boolean =>
  useQuery<{ outsideReader: boolean }>({ queryKey: ['/api/health'] }).data?.outsideReader ?? false;
