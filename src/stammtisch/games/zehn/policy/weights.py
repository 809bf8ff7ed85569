"""What people usually come to in Zehn, in thousandths (see `policy.reading`)."""

from stammtisch.games.zehn.policy.shares import table

OFTEN = table("""
0: 1000 935 922 912 897 884 872 848 796 696 599 0
1: 1000 999 919 909 905 883 873 854 836 773 605 0
2: 1000 999 998 925 911 905 892 873 832 788 685 0
3: 1000 1000 996 996 927 915 907 879 840 731 566 0
4: 1000 999 998 997 996 934 925 904 866 791 605 0
5: 1000 1000 997 996 994 992 931 919 894 812 726 0
6: 1000 999 997 989 988 983 981 853 821 767 595 0
7: 1000 998 995 992 992 991 989 986 774 693 600 0
8: 1000 999 999 999 996 995 993 990 983 681 527 0
9: 1000 992 990 990 984 983 980 979 971 964 375 0
10: 1000 996 991 988 983 978 973 963 945 899 849 0
face down, 0 chips: 1000 996 991 986 982 976 970 955 930 885 678 0
face down, 1 chips: 1000 997 995 993 984 970 955 918 859 760 573 0
face down, 2 chips: 1000 997 990 988 987 979 969 947 914 853 737 0
left face down: 1000 999 999 998 998 994 993 973 944 906 615 0
face down, chips gone: 1000 993 981 970 965 953 944 925 899 858 695 0
not laid: 1000 991 977 964 958 945 936 915 887 842 686 0
""")
"""How often somebody comes to at least so much. Rows: the value of their card if one knows it; otherwise how it lies.
Columns: 0 to 10, and never more.
"""

SINGLE = table("""
881 778 747 500 547 346 520 395 253 315 206
""")
"""How often each value is that of one card."""

LAID = table("""
0 chips: 121 125 114 43 97 46 101 102 45 87 95 24
1 chips: 84 55 47 25 34 15 41 29 30 16 507 116
2 chips: 58 46 33 17 26 7 26 24 18 14 631 101
""")
"""How often a card face down with so many chips on it has a value from 0 to 10, or is a joker."""
